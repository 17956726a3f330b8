import { chatMigration } from '@stridewell/chat/migrations/coach-chat';

export const migration = chatMigration(3);
