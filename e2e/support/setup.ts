// A journey loads pages, types and waits for toasts on machines that may be busy.
jest.setTimeout(60_000);
// A machine that stalls for a moment fails a journey once, broken code fails it twice. The first error is shown too.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
