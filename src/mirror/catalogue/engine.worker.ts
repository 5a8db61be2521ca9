import { serveEngine } from './engine-serve.ts';

serveEngine(self);
