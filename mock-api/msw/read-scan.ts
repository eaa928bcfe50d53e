import { ProblemError } from '../core/response';
import type { ScanUpload } from '../resources/ai-scan';
import type { ScanPart } from '../resources/scan-parts';
import { createScanMeter, scanBodyBytes, scanTooLarge } from '../core/scan-limits';

/** Reads a multipart request with the same limits and checks as the server's `uploads.ts`. Throws 400 or 413. */
export async function readScan(request: Request): Promise<ScanUpload> {
  const meter = createScanMeter();
  const parts: ScanPart[] = [];
  for (const [name, value] of await readForm(request)) {
    if (typeof value === 'string') {
      meter.addText(new TextEncoder().encode(value).length);
      parts.push({ name, text: value });
    } else {
      meter.startFile();
      meter.addFileBytes(value.size);
      const bytes = new Uint8Array(await value.arrayBuffer());
      const sha256 = await sha256Hex(bytes);
      parts.push({ name, file: { name: value.name, size: bytes.length, sha256 } });
    }
  }
  return { parts };
}

async function readForm(request: Request) {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > scanBodyBytes) throw scanTooLarge();
  try {
    return await new Response(bytes, { headers: request.headers }).formData();
  } catch {
    throw new ProblemError(400, 'The form could not be read.');
  }
}

async function sha256Hex(bytes: Uint8Array<ArrayBuffer>) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
