/** A request that no form of the site can send, and the status of the response. */
export interface HostileCase {
  what: string;
  /** Method and path, such as `POST /api/contact`. */
  call: string;
  bytes: Uint8Array;
  status: number;
  /** The request contains a valid record: the server must store that record without its unknown fields. */
  isStored?: boolean;
  /** Makes the test send the whole request before it reads the response. */
  isPatient?: boolean;
}
