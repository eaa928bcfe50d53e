/** What an OpenAPI document says of an answer, spelled by hand for its tests. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export const json = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});

export const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: ref('Problem') } },
});

export const anyGet = {
  400: problem('Malformed request'),
  403: problem('Foreign origin or host name'),
  431: problem('Headers too large'),
  500: problem('Something went wrong; nothing was kept'),
};
