import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { ProblemError } from '../core/response';
import type { ScanUpload } from '../resources/ai-scan';
import { scanTextBytes, type ScanPart } from '../resources/scan-parts';
import { createScanMeter, scanBodyBytes, scanTooLarge } from '../core/scan-limits';
import { refuseLongBody } from './http';

/** Reads a scan. Hashes and discards the documents while they stream in. Rejects with 400 or 413. */
export function readScan(req: IncomingMessage): Promise<ScanUpload> {
  return new Promise((resolve, reject) => {
    refuseLongBody(req, scanBodyBytes, scanTooLarge);
    const form = createForm(req);
    const meter = createScanMeter();
    const parts: ScanPart[] = [];
    let received = 0;

    /** Discards the remaining bytes, because some clients read the response only after they have sent all. */
    const fail = (reason: unknown) => {
      req.unpipe(form);
      req.resume();
      reject(reason);
    };
    const failForm = () => fail(unreadable());
    const guarded = (step: () => void) => {
      try {
        step();
      } catch (error) {
        fail(error);
      }
    };

    // Despite its types, busboy passes undefined for a part without a name.
    form.on('field', (name: string | undefined, text, { valueTruncated }) =>
      guarded(() => {
        meter.addText(valueTruncated ? Infinity : Buffer.byteLength(text));
        parts.push({ name: name ?? '', text });
      }),
    );
    form.on('file', (name: string | undefined, stream, { filename }: { filename?: string }) =>
      guarded(() => {
        meter.startFile();
        const fileName = filename ?? '';
        const hash = createHash('sha256');
        let size = 0;
        stream.on('error', failForm);
        stream.on('data', (chunk: Buffer) =>
          guarded(() => {
            size += chunk.length;
            meter.addFileBytes(chunk.length);
            hash.update(chunk);
          }),
        );
        stream.on('end', () => {
          const file = { name: fileName, size, sha256: hash.digest('hex') };
          parts.push({ name: name ?? '', file });
        });
      }),
    );
    form.on('error', failForm);
    form.on('close', () => resolve({ parts }));

    req.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > scanBodyBytes) fail(scanTooLarge());
    });
    req.on('error', fail);
    req.pipe(form);
  });
}

const unreadable = () => new ProblemError(400, 'The form could not be read.');

function createForm(req: IncomingMessage) {
  try {
    return busboy({
      headers: req.headers,
      defParamCharset: 'utf8',
      preservePath: true,
      // busboy reports a text that exactly fills its limit as truncated, so its limit is one byte more than ours.
      limits: { fieldSize: scanTextBytes + 1 },
    });
  } catch {
    throw unreadable();
  }
}
