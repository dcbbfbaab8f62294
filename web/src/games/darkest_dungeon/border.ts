/** Where what comes over the wire becomes a table of this game. */
import type { Catalog as AnyCatalog, View } from '../../lib/protocol';
import type { Catalog, Table } from './seen';

export const tableOf = (view: View): Table => view.table as Table;
export const catalogOf = (catalog: AnyCatalog): Catalog => catalog as Catalog;
