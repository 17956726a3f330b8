import { messageDetailsMigration } from '@stridewell/chat/migrations/message-details';

export const migration = messageDetailsMigration(11);
