// Tests with kills and slow clients need more than jest's default time limit, especially on a busy machine.
jest.setTimeout(180_000);
