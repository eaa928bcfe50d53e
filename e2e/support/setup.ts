// A journey loads pages, types and waits for toasts on machines that may be busy.
jest.setTimeout(60_000);
