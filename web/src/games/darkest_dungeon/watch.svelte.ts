/** What is looked at without being chosen: whose plans, which skill's reach. The rules know nothing of it. */
class Watch {
  figure = $state<number | null>(null);
  skill = $state<string | null>(null);
}
export const watch = new Watch();
