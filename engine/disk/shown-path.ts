// An absolute path → as a person would write it in the folder that the command runs in.
import path from 'node:path';

export const shownPath = (at: string): string => path.relative(process.cwd(), at) || '.';
