import { getResponse, type RequestHandler } from 'msw';

/**
 * Answers the site's calls inside the page, without a service worker: on any origin, at once, in private windows
 * too. What no handler knows goes to the network as before.
 */
export function answerInPage(handlers: RequestHandler[]) {
  const fetchFromNetwork = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await getResponse(handlers, request.clone());
    request.signal.throwIfAborted();
    // A broken connection: `getResponse` hands it over as an answer, a browser's fetch rejects.
    if (answer?.type === 'error') throw new TypeError('Failed to fetch');
    return answer ?? fetchFromNetwork(request);
  };
}
