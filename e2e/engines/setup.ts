// On a busy machine, starting a browser and drawing without a graphics card take longer than jest's default time limit.
jest.setTimeout(120_000);
