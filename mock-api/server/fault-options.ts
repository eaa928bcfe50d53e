import { endpoints, type Resource } from '#contract/endpoints';
import { isProblemStatus } from '../resources/answer';
import type { Failure } from '../resources/faults';
import { StartError } from './start-error';

const resources = Object.values(endpoints).map(({ resource }) => resource);
const isResource = (name: string): name is Resource =>
  resources.some((resource) => resource === name);

/** `300-800` or `500`, in milliseconds. Throws `StartError`. */
export function delayOf(text: string): [number, number] {
  const [, from, to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  const delay: [number, number] = [Number(from), Number(to)];
  if (!(delay[0] <= delay[1]))
    throw new StartError(`The delay ${text} is not milliseconds such as 500 or 300-800.`);
  return delay;
}

/** Of each `contact=500:0.1`; without a rate every POST fails. Throws `StartError`. */
export function failuresOf(texts: string[]): Partial<Record<Resource, Failure>> {
  return Object.fromEntries(texts.map(failureOf));
}

function failureOf(text: string): [Resource, Failure] {
  const [, name = '', digits, share = '1'] = /^([\w-]+)=(\d{3})(?::(\d*\.?\d+))?$/.exec(text) ?? [];
  const [status, rate] = [Number(digits), Number(share)];
  if (!isResource(name) || !isProblemStatus(status) || rate > 1)
    throw new StartError(
      `The failure ${text} is not a list, a status of the API and a rate such as contact=500:0.1.`,
    );
  return [name, { status, rate }];
}

/** An origin as browsers send it. Throws `StartError`. */
export function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new StartError(`The origin ${text} is not one such as https://staging.example.`);
  return url.origin;
}
