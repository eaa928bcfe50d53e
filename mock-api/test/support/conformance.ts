import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

export interface SeenResponse {
  status: number;
  contentType: string | null;
  text: string;
}

interface Operation {
  responses: Record<string, { content?: Record<string, unknown> }>;
}
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** Statuses of calls whose path or method is not in the document. Their body must be a problem (RFC 9457). */
const unlisted = new Set([400, 403, 404, 405, 413]);

/** Returns a function that checks a response's status, content type and body against an OpenAPI document. */
export function createConformance(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'api', ...document });
  const validatorAt = (pointer: string[]) => {
    const escaped = pointer.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'));
    const $ref = encodeURI(`api#/${escaped.join('/')}`);
    // ajv compiles the schema at the first call and caches it.
    return ajv.getSchema($ref)!;
  };
  const templateOf = (path: string) =>
    Object.keys(document.paths).find((template) =>
      new RegExp(`^${template.replaceAll('{id}', '\\d+')}$`).test(path),
    );

  /** Returns one sentence per deviation. */
  return (method: string, url: string, { status, contentType, text }: SeenResponse): string[] => {
    const type = contentType?.split(';')[0] ?? '';
    const template = templateOf(url.split('?')[0] ?? '');
    const key = method.toLowerCase();
    const operation = template === undefined ? undefined : document.paths[template]?.[key];
    const where = `${method} ${url} ${status}`;
    const problems = ['components', 'schemas', 'Problem'];
    if (!operation || !template) {
      if (method === 'OPTIONS' && status === 204) return [];
      if (!unlisted.has(status)) return [`${where} is not in the document`];
      return wrongIn(where, type === 'application/problem+json', validatorAt(problems), text);
    }
    const content = operation.responses[status]?.content;
    if (!content) return [`${where} is no answer of the document`];
    const pointer = ['paths', template, key, 'responses', `${status}`, 'content', type, 'schema'];
    if (!(type in content)) return [`${where} came as ${contentType}`];
    return wrongIn(where, true, validatorAt(pointer), text);
  };
}

function wrongIn(where: string, isTyped: boolean, validate: ValidateFunction, text: string) {
  if (!isTyped) return [`${where} is no problem+json`];
  const wrong = validate(JSON.parse(text)) ? [] : (validate.errors ?? []);
  return wrong.map(({ instancePath, message }) => `${where}: ${instancePath || 'it'} ${message}`);
}
