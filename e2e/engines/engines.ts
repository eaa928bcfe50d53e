import { chromium } from './drivers/chromium';
import type { Engine, EngineName } from './drivers/engine';
import { firefox } from './drivers/firefox';
import { webkit } from './drivers/webkit';

export const engines: Record<EngineName, Engine> = { chromium, firefox, webkit };
