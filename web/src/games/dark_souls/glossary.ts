import { soulsGlossary } from '../souls/glossary';

export const glossary = soulsGlossary('ds');
