import { systemClock, type Clock } from '../core/idempotency';
import type { FailingCall, Failure } from '../core/faults';
import { isResource } from '../resources/description';
import { StartError } from './start-error';

/** `300-800` or `500`, in milliseconds. Throws `StartError`. */
export function delayOf(text: string): [number, number] {
  const [, from, to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  const delay: [number, number] = [Number(from), Number(to)];
  if (!(delay[0] <= delay[1]))
    throw new StartError(`The delay ${text} is not milliseconds such as 500 or 300-800.`);
  return delay;
}

/** Of each `contact=500:0.1` or `GET contact=500:1`. Throws `StartError`. */
export const failuresOf = (texts: string[]): Partial<Record<FailingCall, Failure>> =>
  Object.fromEntries(texts.map(failureOf));

function failureOf(text: string): [FailingCall, Failure] {
  const pattern = /^(?:(GET|POST) )?([\w-]+)=([45]\d\d):(\d*\.?\d+)$/;
  const [, method = 'POST', name, status, rate] = pattern.exec(text) ?? [];
  if (!isResource(name) || Number(rate) > 1)
    throw new StartError(
      `The failure ${text} is not a list, a status from 400 to 599 and a rate such as contact=500:0.1 or "GET contact=500:1".`,
    );
  return [`${method as 'GET' | 'POST'} ${name}`, { status: Number(status), rate: Number(rate) }];
}

/** An origin as browsers send it. Throws `StartError`. */
export function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new StartError(`The origin ${text} is not one such as https://staging.example.`);
  return url.origin;
}

/** A clock that stands still at an ISO 8601 time, or the machine's. Throws `StartError`. */
export function clockOf(text: string | undefined): Clock {
  if (text === undefined) return systemClock;
  const time = Date.parse(text);
  if (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(time))
    throw new StartError(`The time ${text} is not one such as 2026-03-01T08:00:00Z.`);
  return () => new Date(time);
}
