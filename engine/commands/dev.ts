// `learn dev`: to come.
import type { Command } from '../cli.ts';

export const devCommand: Command = async () => undefined;
