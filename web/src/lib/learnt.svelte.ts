/** The guided games that were played to their last word in this browser, and the puzzles that were solved. */
function kept(place: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

class Done {
  private done = $state.raw<string[]>([]);

  constructor(private readonly place: string) {
    this.done = kept(place);
  }

  has(game: string, one: string): boolean {
    return this.done.includes(`${game}/${one}`);
  }

  add(game: string, one: string): void {
    if (this.has(game, one)) return;
    this.done = [...this.done, `${game}/${one}`];
    localStorage.setItem(this.place, JSON.stringify(this.done));
  }
}
export const lessonsDone = new Done('undercroft.lessons');
export const puzzlesSolved = new Done('undercroft.puzzles');
