// Measures what the page shows, without loading it again: `speak` chooses a language, `look` says what is wrong, `places` where
// everything is. A theme has colors of its own and nothing else: what the dark one moves is told too.
(measure, places, atRest, pseudo) => {
  const root = document.documentElement;
  const KEY = "redcathedral.language";
  const MOST_FRAMES = 2_000; // to wait for anything
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const until = async (there, orSay) => {
    for (let frames = 0; !there(); await frame()) if (++frames > MOST_FRAMES) throw new Error(orSay());
  };
  const longer = () => document.body.textContent.includes("éé"); // only words of the pseudo-language go on like this
  const spoken = (language) => (language === pseudo ? root.lang === "en" && longer() : root.lang === language && !longer());

  const settle = async () => {
    // What is far away has a guessed height until somebody comes near.
    for (const one of document.querySelectorAll("section"))
      if (getComputedStyle(one).contentVisibility === "auto") one.style.contentVisibility = "visible";
    await until(atRest, () => "the page does not come to rest");
  };

  /** Look at the page and all that scrolls in it from the top: how far they were scrolled depends on what was shown before. */
  const fromTheTop = (look) => {
    const scrolled = [root, ...document.querySelectorAll("body *")].filter((one) => one.scrollTop > 0).map((one) => [one, one.scrollTop]);
    for (const [one] of scrolled) one.scrollTo({ top: 0, behavior: "instant" });
    const seen = look();
    for (const [one, top] of scrolled) one.scrollTo({ top, behavior: "instant" });
    return seen;
  };

  /** Nobody sees the page meanwhile, and to paint it takes as long as all the rest. So faint it isn't painted, but it's there. */
  document.body.style.opacity = "0.0001";

  return {
    /** Choose a language as another tab does, which this one follows. */
    speak: async (language) => {
      localStorage.setItem(KEY, language);
      dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: language }));
      await until(() => spoken(language), () => {
        const left = [...document.querySelectorAll("body *")].filter((one) => !one.children.length && one.textContent.includes("éé"));
        return `the page does not speak ${language} but ${root.lang}: ${left.map((one) => one.outerHTML).join(" ")}`;
      });
    },

    look: async () => {
      await settle();
      return { width: innerWidth, wrong: measure() };
    },

    /** Where everything is, at rest. */
    places: async () => {
      await settle();
      return fromTheTop(places);
    },

    /** Let the page be painted again, for those who look at colors. */
    paint: () => (document.body.style.opacity = ""),

    /** Tell what stands elsewhere in the dark than by day. */
    movedInTheDark: () => {
      const byDay = new Set(fromTheTop(places));
      root.dataset.theme = "dark";
      const moved = fromTheTop(places).filter((place) => !byDay.has(place));
      delete root.dataset.theme;
      return moved;
    },
  };
}
