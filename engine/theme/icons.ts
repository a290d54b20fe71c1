// The icons of the interface and of content, drawn by Lucide, as SVG text.

import {
  ArrowRight,
  BadgeHelp,
  Blocks,
  BookOpen,
  Boxes,
  Building2,
  Cable,
  CircleHelp,
  Clipboard,
  Cloud,
  Code,
  Compass,
  Component,
  Contrast,
  Copy,
  Database,
  ExternalLink,
  FileText,
  Flag,
  GitBranch,
  GraduationCap,
  Hammer,
  House,
  Layers,
  LayoutDashboard,
  LifeBuoy,
  Lock,
  Menu,
  Monitor,
  Moon,
  Package,
  Palette,
  Pencil,
  PenTool,
  Play,
  Puzzle,
  Rocket,
  Search,
  Server,
  Settings,
  Shield,
  Smartphone,
  Sun,
  Tag,
  Terminal,
  Users,
  Wrench,
  X,
} from 'lucide-static';
import { lookUp } from '../text/look-up.ts';

const drawn = {
  'arrow-right': ArrowRight,
  badge: BadgeHelp,
  blocks: Blocks,
  book: BookOpen,
  boxes: Boxes,
  building: Building2,
  cable: Cable,
  clipboard: Clipboard,
  cloud: Cloud,
  code: Code,
  compass: Compass,
  component: Component,
  contrast: Contrast,
  copy: Copy,
  database: Database,
  external: ExternalLink,
  figma: PenTool,
  file: FileText,
  flag: Flag,
  branch: GitBranch,
  graduation: GraduationCap,
  hammer: Hammer,
  help: CircleHelp,
  home: House,
  layers: Layers,
  layout: LayoutDashboard,
  lifebuoy: LifeBuoy,
  lock: Lock,
  menu: Menu,
  monitor: Monitor,
  moon: Moon,
  package: Package,
  palette: Palette,
  pencil: Pencil,
  phone: Smartphone,
  play: Play,
  puzzle: Puzzle,
  rocket: Rocket,
  search: Search,
  server: Server,
  settings: Settings,
  shield: Shield,
  sun: Sun,
  tag: Tag,
  terminal: Terminal,
  users: Users,
  wrench: Wrench,
  close: X,
} satisfies Record<string, string>;

export const iconNames = Object.keys(drawn);

/** SVG that takes its colour from the text around it and its size from CSS; hidden from screen readers. */
export function iconSvg(name: string): string | undefined {
  const svg = lookUp<string>(drawn, name);
  return svg
    ?.replace(/<!--(?:(?!<!--).)*?-->/s, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/ xmlns="[^"]*"| width="24"| height="24"| class="[^"]*"/g, '')
    .replace('<svg', '<svg class="icon" aria-hidden="true"')
    .replace(/ (\/?>)/g, '$1')
    .trim();
}
