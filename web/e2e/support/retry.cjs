// A browser on a busy machine may miss a moment; a real bug fails twice, and both failures are printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
