// Kills, slow clients and a busy machine take their time.
jest.setTimeout(180_000);
