/** What a bot thinks of a finished game: asked for on request, told as it comes, and kept as long as the table is open. */
import { api, ApiError } from "../net/api";
import type { Review, ReviewAnswer } from "../net/types";
import type { Told } from "../text/text";

const ASK_EVERY = 1_500;
/** Who has asked for too much waits a little longer. */
const TOO_MUCH = 429;
const ASK_LATER = 6_000;

export class Reviewing {
  answer = $state.raw<ReviewAnswer | null>(null);
  problem = $state.raw<Told | null>(null);
  waiting = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts who asks: an answer that comes after one has stopped changes nothing. */
  private asked = 0;

  constructor(private readonly table: string) {}

  /** What is known, of the whole game or so far. */
  get review(): Review | null {
    return this.answer?.review ?? null;
  }

  get ready(): boolean {
    return this.answer?.status === "ready";
  }

  /** Ask until it is there; the server works at it as long as somebody asks. */
  async ask(): Promise<void> {
    clearTimeout(this.timer);
    const number = ++this.asked;
    this.waiting = true;
    this.problem = null;
    let later = ASK_EVERY;
    try {
      const answer = await api.review(this.table);
      if (number !== this.asked) return;
      this.answer = answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (number !== this.asked) return;
      if (error.status === TOO_MUCH) later = ASK_LATER;
      else this.problem = error.told;
    }
    if (this.problem || this.ready || this.answer?.status === "failed") this.waiting = false;
    else this.timer = setTimeout(() => void this.ask(), later);
  }

  /** Ask no more: what is known stays, and asking again continues. */
  stop(): void {
    clearTimeout(this.timer);
    this.asked++;
    this.waiting = false;
  }
}
