#!/usr/bin/env node
import { startNode } from './start-node.ts'

void startNode(() => import('./serve-node.ts'))
