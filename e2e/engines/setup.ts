// A browser that has to start, and one that draws without a graphics card, on a machine that may be busy.
jest.setTimeout(120_000);
