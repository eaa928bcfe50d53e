// A test may wait for a browser to start, and to draw without a graphics card, on a busy machine.
jest.setTimeout(120_000);
