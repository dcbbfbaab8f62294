/** The tile in hand: where it may lie, how it is turned there, and which place is looked at. What may be is for the rules to say. */
import type { Choice, Choices } from '../../lib/choices';
import { spot } from '../../lib/spot.svelte';
import { SIDES } from '../souls/geometry';
import type { Side } from '../souls/seen';
import type { Place, Table, Tile } from './seen';

export interface Cell {
  key: string;
  x: number;
  y: number;
  /** The ways it can be turned there. */
  ways: Place[];
}

const STEP: Record<Side, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
const facing = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!;

export class Laying {
  private turns = $state<Record<string, number>>({});
  /** The place under the pointer, the focus or the last tap. */
  aim = $state<string | null>(null);

  constructor(
    private readonly table: () => Table,
    private readonly choices: () => Choices,
    private readonly choose: (decision: string, option: string) => void,
  ) {}

  readonly cells = $derived.by(() => {
    const found = new Map<string, Cell>();
    for (const place of this.table().map.next?.places ?? []) {
      const key = `${place.x},${place.y}`;
      const cell = found.get(key) ?? { key, x: place.x, y: place.y, ways: [] };
      cell.ways.push(place);
      found.set(key, cell);
    }
    return [...found.values()];
  });
  readonly aimed = $derived(this.cells.find((cell) => this.lit(cell)));
  readonly may = $derived(this.cells.some(({ ways }) => this.choiceOf(ways[0]!)));

  renew(): void {
    this.turns = {};
    this.aim = null;
  }

  wayOf(cell: Cell): Place {
    return cell.ways.find(({ option }) => option === spot.option) ?? cell.ways[(this.turns[cell.key] ?? 0) % cell.ways.length]!;
  }

  lit(cell: Cell): boolean {
    return (
      cell.ways.some(({ option }) => option === spot.option) ||
      (!this.cells.some(({ ways }) => ways.some(({ option }) => option === spot.option)) && this.aim === cell.key)
    );
  }

  choiceOf(place: Place): Choice | undefined {
    return this.choices().all.find(({ option }) => option.id === place.option);
  }

  lay(cell: Cell | undefined): void {
    const choice = cell && this.choiceOf(this.wayOf(cell));
    if (choice) this.choose(choice.decision.id, choice.option.id);
  }

  turn(cell: Cell | undefined, by = 1): void {
    if (!cell) return;
    this.turns[cell.key] = ((this.turns[cell.key] ?? 0) + by + cell.ways.length) % cell.ways.length;
    this.aim = cell.key;
  }

  /** Whether a doorway of a place meets one of a tile. */
  meets(place: Place, side: Side): boolean {
    const [dx, dy] = STEP[side];
    return this.table().map.tiles.some((tile) => tile.x === place.x + dx && tile.y === place.y + dy && tile.doors.includes(facing(side)));
  }

  /** Whether the aimed place's doorway meets this one. */
  joins(tile: Tile, side: Side): boolean {
    const way = this.aimed && this.wayOf(this.aimed);
    const [dx, dy] = STEP[side];
    return way !== undefined && way.x === tile.x + dx && way.y === tile.y + dy && way.doors.includes(facing(side));
  }
}
