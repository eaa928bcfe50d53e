import { answerRequest, type ApiRequest } from '../../core/answer-request';
import { createFaults } from '../../core/faults';
import { createMemoryStore } from '../../core/memory-store';
import type { ScanUpload } from '../../resources/ai-scan';
import type { Resource } from '../../resources/registry';

/** Returns a request without a body, in the form in which the server and MSW's handlers pass it to the API. */
export const buildRequest = (changes: Partial<ApiRequest> = {}): ApiRequest => ({
  contentType: null,
  contentEncoding: null,
  idempotencyKey: null,
  scenario: null,
  readJson: () => Promise.reject(new Error('The test expects no read of JSON')),
  readScan: () => Promise.reject(new Error('The test expects no read of a form')),
  ...changes,
});

export const buildJsonRequest = (body: object, changes: Partial<ApiRequest> = {}) =>
  buildRequest({
    contentType: 'application/json',
    readJson: async () => new TextEncoder().encode(JSON.stringify(body)),
    ...changes,
  });

export const buildScanRequest = (upload: ScanUpload, changes: Partial<ApiRequest> = {}) =>
  buildRequest({
    contentType: 'multipart/form-data; boundary=x',
    readScan: async () => upload,
    ...changes,
  });

export const postTo = (resource: Resource, request: ApiRequest, store = createMemoryStore()) =>
  answerRequest({ kind: 'post', resource }, request, store, createFaults());
