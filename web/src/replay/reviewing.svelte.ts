/** What a bot thinks of a finished game: asked for on request, waited for, and kept as long as the table is open. */
import { api, ApiError } from "../net/api";
import type { Review, ReviewAnswer } from "../net/types";
import type { Told } from "../text/text";

const ASK_EVERY = 2_000;

export class Reviewing {
  answer = $state.raw<ReviewAnswer | null>(null);
  problem = $state.raw<Told | null>(null);
  waiting = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  get review(): Review | null {
    return this.answer?.review ?? null;
  }

  /** The first who asks sets it going; then it is asked for until it is there. */
  async ask(): Promise<void> {
    clearTimeout(this.timer);
    this.waiting = true;
    this.problem = null;
    try {
      this.answer = await api.review(this.table);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.told;
    }
    const status = this.answer?.status;
    if (this.problem || status === "ready" || status === "failed") this.waiting = false;
    else this.timer = setTimeout(() => void this.ask(), ASK_EVERY);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = false;
  }
}
