/** Where others reach this house: an invitation must not point to the machine of whoever reads it. */
import { api } from './api';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

class House {
  /** Only this machine can come: a link is of no use elsewhere. */
  alone = $state(false);
  private base = $state(location.origin);
  private asked = false;

  /** Asks the server for the address to give out, once. */
  ask(): void {
    if (this.asked) return;
    this.asked = true;
    api.house().then(
      ({ lan, addresses }) => {
        this.alone = !lan && LOOPBACK.includes(location.hostname);
        if (!addresses.includes(location.origin)) this.base = addresses[0] ?? location.origin;
      },
      () => (this.alone = LOOPBACK.includes(location.hostname)),
    );
  }

  /** For whoever only looks on. */
  watching(table: string): string {
    return `${this.base}/table/${table}`;
  }

  invitation(table: string, invite: string): string {
    return `${this.base}/join/${table}#${invite}`;
  }
}
export const house = new House();
