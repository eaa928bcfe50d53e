// On a busy machine, the start of a browser and drawing without a graphics card exceed jest's default time limit.
jest.setTimeout(120_000);
