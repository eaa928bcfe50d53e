import { buildContactVariantB } from '#fixtures/build-contact';
import type { createConformance } from '../conformance';
import { exchange, request } from '../exchange';
import type { RealServer } from '../real-server';
import type { HostileCase } from './hostile-cases';

export async function countRecords(server: RealServer) {
  const lists = await server.lists();
  return Object.values(lists).flat().length;
}

export async function expectWorking(server: RealServer) {
  const body = JSON.stringify(buildContactVariantB());
  const bytes = request('POST /api/contact', ['Content-Type: application/json'], body);
  expect((await exchange(server.port, bytes)).status).toBe(201);
}

/**
 * Expects that a hostile request gets the status of its case, in a response that the OpenAPI document allows. The
 * server must store nothing, or only the known fields of a valid record. The next valid request must succeed.
 */
export async function expectTamed(
  server: RealServer,
  conformance: ReturnType<typeof createConformance>,
  { call, bytes, status, isStored, isPatient }: HostileCase,
) {
  const before = await countRecords(server);
  const answer = await exchange(server.port, bytes, { isPatient });
  expect(`${answer.status} ${answer.text.slice(0, 300)}`).toMatch(new RegExp(`^${status} `));
  const [method = '', path = ''] = call.split(' ');
  expect(conformance(method, path, answer)).toEqual([]);
  if (!isStored)
    expect(answer.text).not.toMatch(/node_modules|\/tmp\/|<html|<!doctype|\bat .*:\d+:\d+/i);
  expect(answer.headers).not.toMatch(/^(x-powered-by|server):/im);
  expect(await countRecords(server)).toBe(before + (isStored ? 1 : 0));
  await expectWorking(server);
}
