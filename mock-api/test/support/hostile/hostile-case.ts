/** A request that no browser form sends, and the status that the server must answer. */
export interface HostileCase {
  what: string;
  /** Method and path, as the OpenAPI document names them. */
  call: string;
  bytes: Uint8Array;
  status: number;
  /** The server stores the record, without the fields that the contract does not contain. */
  isStored?: boolean;
  /** Sends every byte before it reads the answer. */
  isPatient?: boolean;
}
