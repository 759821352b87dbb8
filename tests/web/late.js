// A slow and uneven line: answers and pushes come late by chance, each push after the one before it.
(() => {
  const LATEST = 700; // milliseconds
  const late = () => new Promise((done) => setTimeout(done, Math.random() < 0.5 ? 0 : Math.random() * LATEST));

  const ask = window.fetch;
  window.fetch = async (...asked) => {
    await late();
    const answer = await ask(...asked);
    await late();
    return answer;
  };

  window.WebSocket = class extends WebSocket {
    #heard = Promise.resolve();

    set onmessage(hear) {
      this.addEventListener("message", (push) => {
        this.#heard = this.#heard.then(late).then(() => hear.call(this, push));
      });
    }
  };
})();
