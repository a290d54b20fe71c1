// Chosen files → those that a FileUpload accepts, and what it says about the others.
export type Upload = { id: number; name: string; size: string };

type Limits = { extensions: readonly string[]; mostMegabytes: number };

/** @returns  what is wrong with the file; empty when it is accepted. */
export function checkFile({ name, size }: File, { extensions, mostMegabytes }: Limits): string {
  const isAllowed =
    extensions.length === 0 || extensions.some((one) => name.toLowerCase().endsWith(one));
  if (!isAllowed) return `${name}: only ${extensions.join(', ')} can be chosen.`;
  return size > mostMegabytes * 1024 * 1024 ? `${name}: larger than ${mostMegabytes} MB.` : '';
}

export function sizeOf(sizeBytes: number): string {
  const kilobytes = Math.max(1, Math.round(sizeBytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
