import { problem } from './response';

const problemType = 'application/problem+json';

const retryAfter = { headers: { 'Retry-After': '1' } };

it.each<[status: number, title: string, detail: string, more?: object]>([
  [
    429,
    'Too many requests',
    'There were too many calls. Please try again in a moment.',
    retryAfter,
  ],
  [503, 'Service unavailable', 'Your request could not be stored. Please try again.', retryAfter],
  [418, 'Error', 'This failure was asked for.'],
])(
  'problem() has a title and a detail for the status %s, and Retry-After for 429 and 503',
  (status, title, detail, more = {}) => {
    expect(problem(status)).toEqual({
      status,
      contentType: problemType,
      body: { type: 'about:blank', title, status, detail },
      ...more,
    });
  },
);
