/** A request that no form of ours sends, and the status that it must be answered with. */
export interface HostileCase {
  what: string;
  /** Method and path, as the OpenAPI document names them. */
  call: string;
  bytes: Uint8Array;
  status: number;
  /** Harmless once tamed: its record is stored, with nothing in it that the contract does not know. */
  isStored?: boolean;
  /** Sends everything before it reads the answer. */
  isPatient?: boolean;
}
