import { chromium } from './chromium';
import type { Engine, EngineName } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

export const engines: Record<EngineName, Engine> = { chromium, firefox, webkit };
