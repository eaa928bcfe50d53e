import type { EngineName } from './engine';

/** The browser tests that an engine skips, with the reason. Every other test runs in all engines. */
export const notRun: { engine: EngineName; title: string; reason: string }[] = [
  {
    engine: 'webkit',
    title: 'no page reports an error',
    reason:
      'WebKit’s WebDriver and an automated MiniBrowser report no console messages, so no journey detects errors in WebKit',
  },
];

export const reasonAgainst = (engine: EngineName, title: string) =>
  notRun.find((row) => row.engine === engine && row.title === title)?.reason;
