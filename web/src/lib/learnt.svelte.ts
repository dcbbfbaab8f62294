/** The guided games that were played to their last word in this browser. */
const PLACE = 'undercroft.lessons';

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

class Done {
  private done = $state.raw<string[]>(kept());

  has(game: string, lesson: string): boolean {
    return this.done.includes(`${game}/${lesson}`);
  }

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.done = [...this.done, `${game}/${lesson}`];
    localStorage.setItem(PLACE, JSON.stringify(this.done));
  }
}
export const lessonsDone = new Done();
